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
  append(
    `${folder}/mailKinds.ts`,
    'mailKinds',
    `${kind}: mail('${kind}', { data: {}, path: settings, rule: account })`,
  )
  append('packages/server/test/platform/mail/sampleEmails.ts', 'samples', `${kind}: common`)
  for (const locale of [...localeCodes, 'notes'])
    addKey(`${locales}/${locale}/mail.json`, kind, locale === 'notes' ? notes : english)
  wait('mail', kind)
  return [
    `Say in ${folder}/mailKinds.ts what data it needs, where its button leads and to whom it may be sent.`,
    `Write its four texts in every language, ${locales}/<locale>/mail.json; \`npm run check -w @bouquet/i18n\` names those that are still English.`,
    'Send it in the transaction that it reports, and take it off .ci/unconnected/pending.mjs.',
  ]
}
