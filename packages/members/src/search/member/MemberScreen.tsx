import { useParams } from '@tanstack/react-router'
import { MemberPage } from './MemberPage.tsx'

/** One person. */
export function MemberScreen() {
  return <MemberPage id={useParams({ from: '/default/members/$id' }).id} />
}
