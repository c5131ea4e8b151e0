import { append, wait } from './sources.mjs'

/** A setting of brands: a switch, off for every niche, until its schema and defaults say otherwise. */
export function newSetting(name, { private: isPrivate = false }) {
  if (!/^[a-z]+(_[a-z]+)*$/.test(name))
    throw new Error('A setting is named in words joined by _, such as quiet_hours.')
  append(
    'packages/contract/src/settings/brandSettings.ts',
    isPrivate ? 'privateSettings' : 'publicSettings',
    `${name}: setting(z.boolean(), 'Whether ${name.replaceAll('_', ' ')} are on.', () => false)`,
  )
  wait('setting', name)
  return [
    'Say its schema, meaning and defaults in packages/contract/src/settings/brandSettings.ts.',
    'Run `npm run generate`, which writes docs/settings.md and the schema for editors.',
    'Read it somewhere, and take it off .ci/unconnected/pending.mjs.',
  ]
}
