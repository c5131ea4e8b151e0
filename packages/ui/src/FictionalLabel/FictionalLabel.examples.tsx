import Mask from 'lucide-react/icons/venetian-mask'
import { Avatar } from '../Avatar/index.ts'
import { margit } from '../stories/people.ts'
import { Row, Stack } from '../stories/pictures/layout.tsx'
import { FictionalLabel } from './index.ts'

const description = 'This person does not exist. We wrote the profile and answer for it.'

const person = (
  <>
    <Avatar name={margit.name} photo={margit.photo} isDecorative />
    <strong>{margit.name}</strong>
  </>
)

export const good = (
  <Stack>
    <Row>
      {person}
      <FictionalLabel label="Fictional profile" description={description} />
    </Row>
    <p style={{ textAlign: 'center' }}>{description}</p>
  </Stack>
)

export const bad = (
  <Row>
    {person}
    <Mask size="0.7em" />
  </Row>
)
