import { useParams } from '@tanstack/react-router'
import { NotFoundScreen } from '../errors/errorScreens.tsx'
import { LikesPage } from './LikesPage.tsx'
import { isLikeKind } from './likeKinds.ts'

/** Received, given or mutual likes by their own address. */
export function LikesTypeScreen() {
  const { type } = useParams({ from: '/default/likes/$type' })
  return isLikeKind(type) ? <LikesPage kind={type} /> : <NotFoundScreen />
}
