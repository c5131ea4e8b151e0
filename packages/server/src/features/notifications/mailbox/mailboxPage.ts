import { html, raw } from 'hono/html'
import type { MailboxRow } from './mailbox.store.ts'

const style = raw(`<style>
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{max-width:44rem;margin:0 auto;padding:2rem 1rem}
h1{font-size:1.4rem}
ul{list-style:none;padding:0}
li{border-top:1px solid #8886}
a{color:inherit}
li a{display:block;padding:.9rem .25rem;text-decoration:none}
li a:hover,li a:focus-visible{background:#8882}
b{display:block}
small{opacity:.75}
</style>`)

/** Lists a brand's emails for developers and demos; in English only. */
export function mailboxPage(brand: string, mails: readonly MailboxRow[]) {
  return html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mailbox of ${brand}</title>${style}</head>
<body>
<main>
<h1>Mailbox of ${brand}</h1>
<p>Mail that ${brand} has written. Nothing leaves this machine.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : html`<ul>${mails.map(entry)}</ul>`}
</main>
</body>
</html>`
}

const entry = ({ id, subject, recipient, created }: MailboxRow) =>
  html`<li><a href="/api/mailbox/${id}"><b>${subject}</b><small>${recipient} · ${created.toISOString().slice(0, 16).replace('T', ' ')}</small></a></li>`
