import { Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { DocumentTitle } from "#platform/web/components/Page.tsx";
import classes from "./auth-layout.module.css";
import { texts } from "./texts.ts";

/** One column for the form, and beside it a sentence of what Byline promises. */
export function AuthLayout({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <div className={classes.halves}>
      <DocumentTitle title={title} />
      <div className={classes.form}>
        <Title order={1} mb={text ? "xs" : "lg"}>
          {title}
        </Title>
        {text && (
          <Text c="dimmed" mb="lg">
            {text}
          </Text>
        )}
        {children}
      </div>
      <aside className={classes.promise} aria-label={texts.promise.label}>
        <p className={classes.said}>{texts.promise.text}</p>
        <p className={classes.how}>{texts.promise.how}</p>
      </aside>
    </div>
  );
}
