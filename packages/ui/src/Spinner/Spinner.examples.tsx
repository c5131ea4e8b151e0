import { Row } from '../stories/pictures/layout.tsx'
import { Spinner } from './index.ts'

export const good = <Spinner label="Looking up your payment" />

export const bad = (
  <Row>
    <Spinner isLabelHidden />
    <Spinner isLabelHidden size="lg" />
  </Row>
)
