import { LikesPage } from './LikesPage.tsx'

/** Likes begin with those that one has received. */
export function LikesScreen() {
  return <LikesPage kind="received" />
}
