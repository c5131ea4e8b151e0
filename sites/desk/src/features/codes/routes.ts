import { createRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { loggedInLayout } from '../../platform/routes.ts'
import { CodesPage } from './CodesPage.tsx'
import { codeSearchSchema } from './codeFields.ts'

export const codeRoutes = [
  createRoute({
    path: '/codes',
    getParentRoute: () => loggedInLayout,
    validateSearch: (search) => z.parse(codeSearchSchema, search),
    component: CodesPage,
  }),
] as const
