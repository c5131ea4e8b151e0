import { localeCodes } from '@bouquet/contract'
import { addKey, append, wait } from './sources.mjs'

const folder = 'packages/server/src/platform/mail'
const locales = 'packages/i18n/locales'

const notes = {
  subject: 'Subject of the e-mail.',
  lead: 'What has happened, in a sentence or two.',
  action: 'Button. What its page does.',
  after: 'Closing line.',
}

const english = {
  subject: 'News from {{brand}}',
  lead: 'There is news for you.',
  action: 'Look at it',
  after: 'See you soon.',
}

/** A mail to members who have confirmed their address, with a button that leads to the settings. */
export function newMail(kind) {
  if (!/^[a-z]+(_[a-z]+)*$/.test(kind))
    throw new Error('A mail is named in words joined by _, such as premium_ends.')
  append(`${folder}/email.ts`, 'emailSchema', `z.object({ kind: z.literal('${kind}'), ...linked })`)
  append(`${folder}/mailedLink.ts`, 'mailedPaths', `${kind}: () => '/settings'`)
  append(`${folder}/mailRules.rules.ts`, 'mailRules', `${kind}: account`)
  append('packages/server/test/platform/mail/sampleEmails.ts', 'samples', `${kind}: common`)
  for (const locale of [...localeCodes, 'notes'])
    addKey(`${locales}/${locale}/mail.json`, kind, locale === 'notes' ? notes : english)
  wait('mail', kind)
  return [
    `Say in ${folder} what data it needs (email.ts), where its button leads (mailedLink.ts) and to whom it may be sent (mailRules.rules.ts).`,
    `Write its four texts in every language, ${locales}/<locale>/mail.json; \`npm run check -w @bouquet/i18n\` names those that are still English.`,
    'Send it in the transaction that it reports, and take it off .ci/unconnected/pending.mjs.',
  ]
}
