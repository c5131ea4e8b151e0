import { addImport, append, create, insertBeforeLast, wait } from './sources.mjs'

/** The names of a feature's exports, where they are not those of its folder. */
const singular = {
  accounts: 'account',
  credits: 'credit',
  likes: 'like',
  notifications: 'notification',
  payments: 'payment',
  places: 'place',
  profiles: 'profile',
}

const features = [...Object.keys(singular), 'chat', 'safety', 'search', 'settings']

const kebab = (name) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A call that members make, which returns nothing so far. */
export function newCall(name, { feature = '', method = 'GET' }) {
  if (!/^[a-z][A-Za-z]+$/.test(name)) throw new Error('A call is named like brandVisibility.')
  if (!features.includes(feature)) throw new Error(`--feature is one of ${features.join(', ')}.`)
  if (!['GET', 'POST', 'PUT', 'DELETE'].includes(method))
    throw new Error('--method is one of GET, POST, PUT, DELETE.')
  const prefix = singular[feature] ?? feature
  const hasBody = method !== 'GET'
  append(
    `packages/contract/src/${feature}/calls.ts`,
    `${prefix}Calls`,
    `${name}: { method: '${method}', path: '/api/${kebab(name)}.php', access: 'member', repeatable: ${!hasBody} }`,
  )
  append(
    `packages/contract/src/${feature}/calls.schema.ts`,
    `${prefix}CallSchemas`,
    `${name}: {
      purpose: 'What it is for, in one sentence.',
      ${hasBody ? 'body: z.object({}),' : ''}
      response: z.object({}),
    }`,
  )
  append(
    'packages/server/test/app/rights/callCases.ts',
    'callCases',
    `${name}: { outcomes: members('ok'), request: ${hasBody ? 'empty' : 'nothing'} }`,
  )
  const verb = `packages/server/src/features/${feature}/${name}.ts`
  create(
    verb,
    `import type { MemberCtx } from '../../platform/http/Ctx.ts'

/** What it does, in one sentence. */
export async function ${name}(_ctx: MemberCtx): Promise<Record<string, never>> {
  return {}
}
`,
  )
  const routes = `packages/server/src/features/${feature}/${feature}.routes.ts`
  addImport(routes, `import { ${name} } from './${name}.ts'`)
  insertBeforeLast(routes, '}\n', `\n  route(app, calls.${name}, ({ ctx }) => ${name}(ctx))\n`)
  create(
    `packages/client/src/${feature}/${name}.ts`,
    `import type { Api } from '../http/createApi.ts'

/** What it requests, in one sentence. */
export function ${name}({ api }: { readonly api: Api }) {
  return api.request('${name}'${hasBody ? ', { body: {} }' : ''})
}
`,
  )
  addImport('packages/client/src/index.ts', `export * from './${feature}/${name}.ts'`)
  wait('call', name)
  return [
    `Say what is sent and returned in packages/contract/src/${feature}/calls.schema.ts, and who may call it in calls.ts.`,
    `Do it in ${verb}, with a test in packages/server/test/features/${feature}/.`,
    'State the outcome for each kind of member in packages/server/test/app/rights/callCases.ts.',
    'Make the call on a screen, and take it off .ci/unconnected/pending.mjs.',
  ]
}
