import { Row } from '../stories/pictures/layout.tsx'
import { CountdownTimer } from './index.ts'

export const good = (
  <Row>
    <span>25% off ends in</span>
    <CountdownTimer secondsLeft={7512} label="25% off ends in" hasUnits />
  </Row>
)

export const bad = (
  <Row>
    <span>Hurry, only seconds left</span>
    <CountdownTimer secondsLeft={59} label="Time" size="lg" />
    <span>Started again for you</span>
    <CountdownTimer secondsLeft={59} label="Time" size="lg" />
  </Row>
)
