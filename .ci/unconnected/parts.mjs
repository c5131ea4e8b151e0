import { calls, errorTable, routes } from '@bouquet/contract'
import { featureSettingsSchema } from '@bouquet/contract/schemas'
import { landerNames } from '@bouquet/theme/landers'
import { parseConfig } from '../../packages/server/src/platform/config.ts'
import { emailSchema } from '../../packages/server/src/platform/mail/email.ts'
import { allMatches, mentions, sourcesOf } from './sources.mjs'

const screens = sourcesOf('packages/members/src', 'sites/*/src')
const client = sourcesOf('packages/client/src')
const server = sourcesOf('packages/server/src')
const generator = sourcesOf('packages/generator/src')

/** Components that no page or screen draws, directly or as a part of one that is drawn. */
function unusedComponents() {
  const library = sourcesOf('packages/ui/src')
  const folderOf = ({ path }) => path.split('/')[3]
  const byFolder = Map.groupBy(library, folderOf)
  const partsOf = (name) =>
    allMatches(byFolder.get(name) ?? [], /(?:from |import\()'\.\.\/(\w+)\//g)
  const used = allMatches([...screens, ...generator], /@bouquet\/ui\/(\w+)/g)
  for (const name of used) for (const part of partsOf(name)) used.add(part)
  return [...byFolder.keys()].filter((name) => /^[A-Z]/.test(name) && !used.has(name))
}

/** What a file of the client exports, each with its own text. */
const exportsOf = ({ text }) =>
  text
    .split(/^(?=export )/m)
    .map((part) => ({
      text: part,
      name: /^export (?:async )?(?:const|function) (\w+)/.exec(part)?.[1],
    }))
    .filter(({ name }) => name !== undefined)

/** Calls that no screen makes: neither by itself nor by a function of the client that it uses. */
function unusedCalls() {
  const functions = client.flatMap(exportsOf)
  const reached = new Set()
  const reach = (sources) => {
    for (const each of functions) {
      if (reached.has(each) || !mentions(sources, each.name)) continue
      reached.add(each)
      reach([each])
    }
  }
  reach(screens)
  const inUse = [...screens, ...reached]
  const isMade = (name) => {
    const pattern = new RegExp(`(?:request|upload)\\(\\s*'${name}'|calls\\.${name}\\b`)
    return inUse.some(({ text }) => pattern.test(text))
  }
  return Object.keys(calls).filter((name) => !isMade(name))
}

const shapeOf = (path) => path.replaceAll(/\{\w+\??\}|\$\w+|\[\w+\]/g, '*')

const landerPages = allMatches(
  sourcesOf('sites/dating/src/landers').map(({ path }) => ({ text: path })),
  /\/landers\/(\w+)\/page\.astro$/g,
)

/** Routes without a page or screen behind them. */
function unusedRoutes() {
  const screenPaths = allMatches(sourcesOf('packages/members/src'), /\bpath: '(\/[^']*)'/g)
  const pagePaths = sourcesOf('sites/dating/src/pages').map(({ path }) =>
    path
      .replace('sites/dating/src/pages/[locale]', '')
      .replace(/(\/index)?\.astro$/, '')
      .replace(/^$/, '/'),
  )
  const landerPaths = [...landerPages].flatMap((name) => [`/landers/${name}`, `/landers/${name}/*`])
  const known = [...screenPaths, ...pagePaths, ...landerPaths].map(shapeOf)
  const answers = (wanted) => {
    const pattern = new RegExp(`^${wanted.replaceAll(/\/\*/g, '/[^/]+')}$`)
    return known.some((path) => path === wanted || pattern.test(path))
  }
  return Object.entries(routes)
    .filter(([, { path }]) => !answers(shapeOf(path)))
    .map(([name]) => name)
}

const unusedLanders = () => landerNames.filter((name) => !landerPages.has(name))

/** Settings of a brand that change nothing anywhere. */
function unusedSettings() {
  const others = sourcesOf(
    'packages/ui/src',
    'packages/theme/src/load',
    'packages/contract/src/settings',
  ).filter(({ path }) => !path.endsWith('/settings/brandSettings.ts'))
  const readers = [...screens, ...client, ...server, ...generator, ...others]
  return Object.keys(featureSettingsSchema.shape).filter((name) => !mentions(readers, name))
}

/** Settings of the server that its programs do not read. */
function unusedServerSettings() {
  const readers = server.filter(({ path }) => !path.endsWith('/platform/config.ts'))
  return Object.keys(parseConfig({})).filter((name) => !mentions(readers, name))
}

/** Mails that nothing sends. */
function unusedMails() {
  const senders = server.filter(
    ({ path }) => path.includes('/features/') || path.includes('/staff/'),
  )
  const kinds = emailSchema.options.map(({ shape }) => shape.kind.value)
  return kinds.filter((kind) => !senders.some(({ text }) => text.includes(`'${kind}'`)))
}

/** Error codes that nothing answers with. */
const unusedCodes = () =>
  Object.keys(errorTable).filter(
    (code) => !mentions([...server, ...sourcesOf('packages/theme/src')], code),
  )

/** @returns {Record<string, string[]>} by kind, what nothing in the product uses */
export function findUnconnected() {
  return {
    component: unusedComponents(),
    call: unusedCalls(),
    route: unusedRoutes(),
    lander: unusedLanders(),
    setting: unusedSettings(),
    'server setting': unusedServerSettings(),
    mail: unusedMails(),
    'error code': unusedCodes(),
  }
}
