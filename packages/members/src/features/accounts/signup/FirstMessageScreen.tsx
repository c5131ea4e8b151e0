import { Navigate, useParams } from '@tanstack/react-router'
import { useUser } from '../../../platform/session.ts'
import { useStoredMessage } from './firstMessage.ts'
import { SignupScreen } from './SignupScreen.tsx'

/** Signup with a first message to a member, which is sent once the address is confirmed. */
export function FirstMessageScreen() {
  const { id: profile } = useParams({ from: '/empty/members/$id/signup' })
  const message = useStoredMessage()
  const user = useUser()
  if (user) return <Navigate to="/signup" replace />
  return <SignupScreen first={{ profile, message }} />
}
