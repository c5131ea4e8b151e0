import { createRoute } from '@tanstack/react-router'
import { chatLayout, defaultLayout } from '../app/layouts.ts'
import { lazyScreen } from '../app/lazyScreen.ts'
import { wordsFor } from '../language/wordsFor.ts'
import { membersOnly } from '../session/guards.ts'

export const memberRoutes = [
  createRoute({
    getParentRoute: () => defaultLayout,
    path: '/members/$id',
    loader: wordsFor('people', 'attributes'),
    component: lazyScreen(() => import('./MemberScreen.tsx'), 'MemberScreen'),
  }),
] as const

export const memberChatRoutes = [
  createRoute({
    getParentRoute: () => chatLayout,
    path: '/members/$id/chat',
    beforeLoad: membersOnly,
    loader: wordsFor('chat', 'people', 'credits', 'attributes'),
    component: lazyScreen(() => import('./MemberChatScreen.tsx'), 'MemberChatScreen'),
  }),
] as const
