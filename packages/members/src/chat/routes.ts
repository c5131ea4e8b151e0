import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { membersOnly } from '../accounts/session.ts'
import { chatLayout, defaultLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { loadTranslations } from '../language/translations.ts'
import { searchParam } from '../navigation/searchParam.ts'

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
