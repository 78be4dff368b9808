/**
 * The first hundred guesses, lower-case and without appended digits and signs: "Password123!" is looked up as
 * "password".
 */
export const commonPasswords: ReadonlySet<string> = new Set(
  `
  password passwort passw0rd p@ssword p@ssw0rd pa$$word passwd passcode passphrase mypassword newpassword changeme
  changeit letmein welcome welcomeback login signin default secret topsecret admin administrator root superuser user
  guest test tester testing demo example sample temp temporary hello helloworld iloveyou iloveu loveme lovely love
  sunshine princess dragon monkey football baseball basketball soccer hockey master superman batman spiderman starwars
  pokemon minecraft fortnite trustno1 shadow michael jennifer jordan jessica ashley daniel charlie thomas andrew
  michelle hunter killer freedom whatever computer internet samsung google facebook linkedin twitter youtube instagram
  microsoft windows apple iphone android qwerty qwertyuiop qwertyui qwertz qwertzuiop azerty azertyuiop asdfgh
  asdfghjkl asdfasdf zxcvbn zxcvbnm qazwsx qazwsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t q1w2e3r4 zaq12wsx abc abcd
  abcdef abcdefg abcdefgh abcabc aabbcc a1b2c3 a1b2c3d4 abc123abc correcthorsebatterystaple cheese chocolate cookie
  coffee summer winter spring autumn january december monday friday flower butterfly purple orange banana ginger
  pepper buster tigger maggie george harley ranger yankees cowboys eagles lakers liverpool arsenal chelsea barcelona
  mustang corvette ferrari porsche mercedes diamond silver golden phoenix matrix naruto blink nothing access
  biteme fuckyou fuckoff asshole bitch ninja samurai cristina alexander nicole amanda joshua matthew robert
  123qwe qwe123 123abc qweasd qweasdzxc asd123 zxc123 pass word
  `
    .trim()
    .split(/\s+/),
);
