import { memberIdSchema } from '@bouquet/client'
import { Navigate, useParams, useSearch } from '@tanstack/react-router'
import { useUser } from '../../../platform/session.ts'
import { SignupScreen } from './SignupScreen.tsx'

/** Signup with a first message to a member, which is sent once the address is confirmed. */
export function FirstMessageScreen() {
  const { id } = useParams({ from: '/empty/members/$id/signup' })
  const { signup_message: message = '' } = useSearch({ from: '/empty/members/$id/signup' })
  const user = useUser()
  const profile = memberIdSchema.safeParse(id).data
  if (user) return <Navigate to="/signup" replace />
  return <SignupScreen {...(profile && { first: { profile, message } })} />
}
