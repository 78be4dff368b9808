import { useState } from "react";
import { addToast } from "#platform/web/components/toasts/toast-store.ts";
import { config, type DemoLogin } from "#platform/web/config.ts";
import { useSession } from "#platform/web/session.ts";
import { texts } from "../../demo-texts.ts";
import classes from "./DemoBar.module.css";

const homes: Record<DemoLogin["role"], string> = {
  advertiser: "/dashboard",
  publisher: "/publisher/dashboard",
  operator: "/operator",
};

/** Says whose eyes see the demo, and signs in as another by one click, with the passwords that Byline publishes. */
export default function DemoBar() {
  const email = useSession()?.user.email;
  const [wanted, setWanted] = useState<string>();
  const logins = config.demoLogins ?? [];
  const current = logins.find((login) => login.email === email);
  const become = async ({ email, password, role }: DemoLogin) => {
    setWanted(email);
    try {
      const { signIn } = await import("#auth/web/calls.ts");
      await signIn(email, password);
      // A full load leaves nothing of the person before.
      location.assign(homes[role]);
    } catch {
      addToast({ kind: "error", content: texts.failed, title: "" });
      setWanted(undefined);
    }
  };
  return (
    <>
      <p className={classes.words}>
        <strong>{texts.bar}</strong> <span>{current ? texts.eyes(current.name) : texts.fictional}</span>
      </p>
      <a href="/demo/pages" className={classes.pages}>
        {texts.pages}
      </a>
      {logins.map((login) => (
        <button
          key={login.email}
          type="button"
          className={classes.login}
          aria-pressed={login === current}
          disabled={wanted !== undefined}
          onClick={() => login === current || void become(login)}
        >
          <span className={classes.name}>{texts.name(login.name.split(" ")[0] ?? "")} </span>
          {texts.roles[login.role]}
        </button>
      ))}
    </>
  );
}
