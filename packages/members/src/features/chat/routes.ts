import { conversationIdSchema, conversationQuery, memberIdSchema } from '@bouquet/client'
import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadBoth, loadData } from '../../platform/data/loadData.ts'
import { translationsLoader } from '../../platform/language/translations.ts'
import { type AppContext, chatLayout, inboxLayout } from '../../platform/layoutRoutes.ts'
import { pathParams } from '../../platform/navigation/pathParams.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../platform/session.ts'

export const chatsRoutes = [
  createRoute({
    getParentRoute: () => inboxLayout,
    path: '/chats',
    beforeLoad: membersOnly,
    loader: translationsLoader('chat', 'people'),
    component: lazyScreen(() => import('./ChatsScreen.tsx'), 'ChatsScreen'),
  }),
] as const

interface ChatVisit {
  readonly context: AppContext
  readonly params: { readonly id: string }
}

const prefetchThread = (
  { client }: AppContext,
  of: { readonly conversation: string } | { readonly profile: string },
) => [client.cache.prefetchInfiniteQuery(conversationQuery(client, of))]

export const chatRoutes = [
  createRoute({
    getParentRoute: () => chatLayout,
    path: '/chats/$id',
    ...pathParams(z.object({ id: conversationIdSchema })),
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('chat', 'people', 'credits', 'attributes'),
      loadData(({ context, params }: ChatVisit) =>
        prefetchThread(context, { conversation: params.id }),
      ),
    ),
    component: lazyScreen(() => import('./ChatPage.tsx'), 'ChatScreen'),
  }),
  createRoute({
    getParentRoute: () => chatLayout,
    path: '/members/$id/chat',
    ...pathParams(z.object({ id: memberIdSchema })),
    validateSearch: z.object({ gift: searchParam(z.boolean()) }),
    beforeLoad: membersOnly,
    loader: loadBoth(
      translationsLoader('chat', 'people', 'credits', 'attributes'),
      loadData(({ context, params }: ChatVisit) => prefetchThread(context, { profile: params.id })),
    ),
    component: lazyScreen(() => import('./ChatPage.tsx'), 'MemberChatScreen'),
  }),
] as const
