import { Button } from '../Button/index.ts'
import { Illustration } from '../Illustration/index.ts'
import { EmptyState } from './index.ts'

export const good = (
  <EmptyState
    media={<Illustration name="people" size="sm" />}
    title="No one matches everything yet"
    description="Try a wider age range or a larger area, or look again in a few days."
    actions={<Button href="#filters">Clear filters</Button>}
    headingLevel={3}
  />
)

export const bad = (
  <EmptyState
    title="Sorry, no results"
    description="We apologise. Your filters are too strict."
    headingLevel={3}
  />
)
