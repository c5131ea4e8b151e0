import { Row } from '../stories/pictures/layout.tsx'
import { InterestIcon } from './index.ts'

export const good = (
  <Row>
    <InterestIcon name="hiking" />
    Hiking
    <InterestIcon name="wine" />
    Wine
  </Row>
)

export const bad = (
  <Row>
    <InterestIcon name="hiking" />
    <InterestIcon name="adventure" />
    <InterestIcon name="astrology" />
    <InterestIcon name="exchanging_pictures" />
    <InterestIcon name="fashion" />
  </Row>
)
