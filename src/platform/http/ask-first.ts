import { hash } from "node:crypto";

/** Runs in the page before anything is loaded: asks for the screen's first answers with the session's token (decision 0176). */
const script = `try{let s=JSON.parse(localStorage.getItem("byline-session"));if(s&&s.expires_at>Date.now()/1e3+180)window.bylineFirstAnswers={token:s.access_token,answers:fetch("/api/screens?address="+encodeURIComponent(location.pathname+location.search),{headers:{authorization:"Bearer "+s.access_token}}).then(a=>a.json()).then(a=>a.answers||{}).catch(()=>({}))}}catch{}`;

export const askFirstElement = `<script>${script}</script>`;

/** The content security policy lets this one script stand in the page. */
export const askFirstSource = `'sha256-${hash("sha256", script, "base64")}'`;
