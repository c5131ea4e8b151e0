import { FictionalLabel } from '../FictionalLabel/index.ts'
import { margit } from '../stories/people.ts'
import { Row } from '../stories/pictures/layout.tsx'
import { Avatar } from './index.ts'

const avatar = (
  <Avatar
    name={margit.name}
    photo={margit.photo}
    size="lg"
    fictionalLabel="Fictional profile"
    isDecorative
  />
)

export const good = (
  <Row>
    {avatar}
    <strong>{margit.name}</strong>
    <FictionalLabel label="Fictional profile" />
  </Row>
)

export const bad = (
  <Row>
    {avatar}
    <strong>{margit.name}</strong>
  </Row>
)
