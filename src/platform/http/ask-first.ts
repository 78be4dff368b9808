import { inlineScript } from "./painted/inline-script.ts";

/** Runs in the page before anything is loaded: asks for the screen's first answers with the session's token (decision 0176). */
const askFirst = inlineScript(
  `try{let s=JSON.parse(localStorage.getItem("byline-session"));if(s&&s.expires_at>Date.now()/1e3+180)window.bylineFirstAnswers={token:s.access_token,answers:fetch("/api/screens?address="+encodeURIComponent(location.pathname+location.search),{headers:{authorization:"Bearer "+s.access_token}}).then(a=>a.json()).then(a=>a.answers||{}).catch(()=>({}))}}catch{}`,
);

export const askFirstElement = askFirst.element;
export const askFirstSource = askFirst.source;
