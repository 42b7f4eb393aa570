/** What an integrator has to know of all calls. Markdown. */
export const DESCRIPTION = `
Every answer is JSON in one envelope, \`{code, message, data}\`. \`code\` equals the HTTP status, \`message\` is a sentence for a person.

## Authentication

Send \`Authorization: Bearer <token>\` with the token of a session (\`POST /auth/login\`) or, for a program, with a machine token
(\`POST /api-tokens\`), which is limited to the permissions that it was given. Calls that take a person name the session alone.

A call answers 401 with \`error: "unauthenticated"\` where there is no living token, and 401 with \`error: "forbidden"\` where the permission is
missing; only the first ends a session. \`x-access\` names the permissions of which a call needs one, \`x-scope\` whose records it reaches. A
record outside of that scope answers 404.

## Errors

A refusal is \`{code, message, error?, errors?, data?}\`. \`errors\` has the sentences for each field that is wrong (422). \`error\` tells refusals
of one status apart: \`unauthenticated\`, \`forbidden\`, \`stale\` (the record changed since it was read: read it again and send its \`version\`),
\`idempotency_mismatch\`. More values may come.

## Values

Money is dollars as text with two decimals. Days are \`yyyy-MM-dd\`, times of day \`HH:mm\` on the clock of the house, moments ISO 8601 in UTC.
Flags are 0 or 1. Statuses are text, and new ones may come, as may new fields of an answer: ignore what you do not know.

## Lists

A list takes \`page\` (from 1), \`per_page\` (10, at most 100), \`search\`, \`sort\` and \`dir\`, and answers \`items\` with \`page\`, \`per_page\`,
\`last_page\` and \`total\`.

## Sending a call again

Calls that make something take an \`Idempotency-Key\`: sent again within 24 hours with the same parameters, the call is answered as before and
makes nothing. With other parameters it answers 422 with \`error: "idempotency_mismatch"\`.

## Limits

Each token, or without one each address, may make a limited number of calls a minute; above that the answer is 429 with \`Retry-After\` in
seconds. A body has at most 1,000,000 bytes, an uploaded file 5,000,000.

## Realtime

\`GET /realtime-config\` tells where a client of the Pusher protocol connects; \`POST /broadcasting/auth\` authorises its private channels. Events
are hints that something changed (\`ResourceChanged\` with \`resource\` and \`ids\`): read it again by its call.
`.trim();
