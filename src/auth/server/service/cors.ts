/** The protocol's own headers, for browsers of other origins. There are no cookies to protect. */
export const protocolCors = {
  methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
  allowedHeaders: [
    "Accept",
    "Authorization",
    "Content-Type",
    "apikey",
    "X-Client-IP",
    "X-Client-Info",
    "X-JWT-AUD",
    "x-use-cookie",
    "X-Supabase-Api-Version",
  ],
  exposedHeaders: ["X-Total-Count", "Link", "X-Supabase-Api-Version", "x-sb-error-code", "Retry-After"],
};
