import { useParams } from '@tanstack/react-router'
import { MemberPage } from '../profiles/member/MemberPage.tsx'

/** The member behind a received like; seeing them opens it. */
export function LikedByScreen() {
  return <MemberPage id={useParams({ from: '/default/likes/m/$id' }).id} />
}
