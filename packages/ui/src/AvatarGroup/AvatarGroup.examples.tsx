import { crowd } from '../stories/people.ts'
import { Row } from '../stories/pictures/layout.tsx'
import { AvatarGroup } from './index.ts'

export const good = (
  <Row>
    <AvatarGroup people={crowd.slice(0, 3)} isDecorative />
    <p>Noor, Bram and Elif like hiking too.</p>
  </Row>
)

export const bad = (
  <Row>
    <AvatarGroup people={crowd} total={4812} isDecorative />
    <p>Thousands of singles are waiting for you.</p>
  </Row>
)
