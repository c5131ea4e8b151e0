import { EmptyState } from '../EmptyState/index.ts'
import { Illustration } from './index.ts'

export const good = (
  <EmptyState
    media={<Illustration name="conversations" />}
    title="No conversations yet"
    description="Find someone you like and write a first line."
    headingLevel={3}
  />
)

export const bad = (
  <EmptyState media={<Illustration name="payments" />} title="Nothing here yet" headingLevel={3} />
)
