import { type Feature, streams } from '@bouquet/contract'
import { liveEventSchema } from '@bouquet/contract/schemas'
import { type RouteConfig, z } from '@hono/zod-openapi'
import { refused } from '../../platform/http/describeRefusals.ts'

/** Tag of paths that belong to no feature. */
export const documentationTag = 'documentation'

const html = (description: string) => ({
  description,
  content: { 'text/html': { schema: z.string() } },
})
const moved = (description: string) => ({
  description,
  headers: { Location: { schema: { type: 'string' as const } } },
})

const member = [{ session: [] }]
const token = z.object({ token: z.string() })

const events: RouteConfig = {
  method: 'get',
  path: streams.events,
  operationId: 'events',
  tags: ['notifications'] satisfies Feature[],
  summary: 'Live events of the logged-in member, as server-sent events.',
  description:
    'For logged-in members. `data` of each event is one of the schemas and `event` repeats its `type`. A client that reconnects sends the last `id` and first gets what it missed.',
  security: member,
  request: {
    query: z.object({
      last_event_id: z
        .string()
        .regex(/^\d{1,15}$/)
        .optional(),
    }),
    headers: z.object({ 'Last-Event-ID': z.string().optional() }),
  },
  responses: {
    200: {
      description: 'A stream that stays open until the login ends.',
      content: { 'text/event-stream': { schema: liveEventSchema } },
    },
    ...refused(403),
    ...refused(404),
    ...refused(429),
  },
}

const sizes = [
  ['', 'photo', 'A photo in full size.'],
  ['/match', 'photoMatch', 'A photo in the size of a card.'],
  ['/thumb', 'photoThumb', 'A photo in the size of a list.'],
] as const

const photos = sizes.map(
  ([size, operationId, summary]): RouteConfig => ({
    method: 'get',
    path: `${streams.photo}/{token}${size}`,
    operationId,
    tags: ['profiles'] satisfies Feature[],
    summary,
    description:
      'For viewers who may see the picture now, in the best form that `Accept` names. Addresses come with profiles and messages.',
    security: [{}, ...member],
    request: { params: token },
    responses: {
      200: {
        description: 'The picture.',
        content: {
          'image/avif': { schema: binary() },
          'image/webp': { schema: binary() },
          'image/jpeg': { schema: binary() },
        },
      },
      304: { description: 'The browser has it and may still show it.' },
      ...refused(404),
    },
  }),
)

const exportFile: RouteConfig = {
  method: 'get',
  path: streams.dataExportFile,
  operationId: 'dataExportFile',
  tags: ['accounts'] satisfies Feature[],
  summary: 'The file with everything that is kept of a member.',
  description: 'For the member who asked for it; a visitor is led to the login.',
  security: member,
  request: { query: z.object({ id: z.uuid() }) },
  responses: {
    200: {
      description: 'The archive.',
      content: { 'application/zip': { schema: binary() } },
    },
    302: moved('To `/login`.'),
    ...refused(404),
    ...refused(410),
    ...refused(422),
  },
}

const unsubscribe = (method: 'get' | 'post', summary: string, done: string): RouteConfig => ({
  method,
  path: streams.unsubscribe,
  operationId: method === 'get' ? 'askToUnsubscribe' : 'unsubscribe',
  tags: ['notifications'] satisfies Feature[],
  summary,
  description: 'Open to everybody who has the link, without a login.',
  security: [],
  request: { query: token.partial() },
  responses: { 200: html(done), 410: html('The link is not valid.') },
})

const mailLogo: RouteConfig = {
  method: 'get',
  path: streams.mailLogo,
  operationId: 'mailLogo',
  tags: ['notifications'] satisfies Feature[],
  summary: 'The logo at the head of mails.',
  description: 'Open to everybody, on pages of other sites too. One address a brand.',
  security: [],
  responses: {
    200: { description: 'The logo.', content: { 'image/png': { schema: binary() } } },
    304: { description: 'The mail program has it.' },
    ...refused(404),
  },
}

const webhook: RouteConfig = {
  method: 'post',
  path: streams.paymentWebhook,
  operationId: 'paymentWebhook',
  tags: ['payments'] satisfies Feature[],
  summary: 'Where the payment provider reports what became of a payment.',
  description:
    'For the provider alone, by its signature over the body. A report may come twice; it counts once.',
  security: [],
  request: { body: { content: { 'application/json': { schema: z.looseObject({}) } } } },
  responses: {
    200: {
      description: 'Taken.',
      content: { 'application/json': { schema: z.object({ ok: z.literal(true) }) } },
    },
    ...refused(403),
    ...refused(422),
  },
}

const openapi: RouteConfig = {
  method: 'get',
  path: streams.openapi,
  operationId: 'openapi',
  tags: [documentationTag],
  summary: 'This document.',
  description: 'Open to everybody.',
  security: [],
  responses: {
    200: {
      description: 'An OpenAPI document.',
      content: { 'application/json': { schema: z.looseObject({}) } },
    },
    ...refused(404),
  },
}

function binary() {
  return z.string().openapi({ format: 'binary' })
}

/** Paths with responses other than the JSON of a call. */
export function describeStreams(): RouteConfig[] {
  return [
    events,
    ...photos,
    exportFile,
    unsubscribe(
      'get',
      'The link under a mail: asks before it ends such mails.',
      'A page that asks.',
    ),
    unsubscribe('post', 'Ends mails by the link under one, as mail programs do too.', 'Done.'),
    mailLogo,
    webhook,
    openapi,
  ]
}
