import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loadTranslations } from '../../platform/language/translations.ts'
import { chatLayout, defaultLayout } from '../../platform/layoutRoutes.ts'
import { searchParam } from '../../platform/navigation/searchParam.ts'
import { lazyScreen } from '../../platform/parts/lazyScreen.ts'
import { membersOnly } from '../../platform/session.ts'

export const chatsRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/chats',
    beforeLoad: membersOnly,
    loader: loadTranslations('chat', 'people'),
    component: lazyScreen(() => import('./ChatsScreen.tsx'), 'ChatsScreen'),
  }),
] as const

export const chatRoutes = [
  createRoute({
    getParentRoute: () => chatLayout,
    path: '/chats/$id',
    beforeLoad: membersOnly,
    loader: loadTranslations('chat', 'people', 'credits', 'attributes'),
    component: lazyScreen(() => import('./ChatPage.tsx'), 'ChatScreen'),
  }),
  createRoute({
    getParentRoute: () => chatLayout,
    path: '/members/$id/chat',
    validateSearch: z.object({ gift: searchParam(z.boolean()) }),
    beforeLoad: membersOnly,
    loader: loadTranslations('chat', 'people', 'credits', 'attributes'),
    component: lazyScreen(() => import('./ChatPage.tsx'), 'MemberChatScreen'),
  }),
] as const
