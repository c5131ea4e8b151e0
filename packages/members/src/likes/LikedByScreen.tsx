import { useParams } from '@tanstack/react-router'
import { MemberPage } from '../search/member/MemberPage.tsx'

/** The member behind a received like; seeing them opens it. */
export function LikedByScreen() {
  return <MemberPage id={useParams({ from: '/default/likes/m/$id' }).id} />
}
