import { spawn } from "node:child_process";
import { freePort, until } from "../test/process.ts";
import { scratchFolder } from "../test/scratch.ts";

const version = "3.7.1";

/** An S3 server of npm's `s3rver` with buckets, and the variables that lead AWS's client to it. */
export async function startS3Server(filesBucket: string, ...others: string[]) {
  const folder = scratchFolder();
  const port = await freePort();
  const buckets = [filesBucket, ...others].flatMap((name) => ["--configure-bucket", name]);
  const words = ["--directory", folder.path, "--port", String(port), ...buckets, "--silent"];
  const child = spawn("npm", ["exec", "--yes", `--package=s3rver@${version}`, "--", "s3rver", ...words], {
    // Its lists of more than a thousand objects go on by tokens of a cipher that OpenSSL 3 keeps apart.
    env: { ...process.env, NODE_OPTIONS: "--openssl-legacy-provider" },
    stdio: "ignore",
    detached: true,
  });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(url)).status < 500, 120_000);
  return {
    variables: {
      FILES_BUCKET: filesBucket,
      AWS_ENDPOINT_URL_S3: url,
      AWS_REGION: "us-east-1",
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    },
    async stop() {
      // npm runs the server in its group.
      if (child.pid) process.kill(-child.pid, "SIGTERM");
      await exited;
      folder.remove();
    },
  };
}
