import { vars } from '@bouquet/theme/vars'
import { Avatar } from '../Avatar/index.ts'
import { Button } from '../Button/index.ts'
import { FictionalLabel } from '../FictionalLabel/index.ts'
import { margit } from '../stories/people.ts'
import { SmallWindow } from '../stories/pictures/layout.tsx'

const { hero } = vars.color

const likeWindow = {
  background: `linear-gradient(155deg, ${hero.from}, ${hero.to})`,
  color: hero.on,
  justifyItems: 'center',
  textAlign: 'center',
} as const

const face = <Avatar name={margit.name} photo={margit.photo} size="xl" isDecorative />

export const good = (
  <SmallWindow {...likeWindow}>
    {face}
    <strong>Margit likes you</strong>
    <FictionalLabel label="Fictional profile" variant="onPhoto" />
  </SmallWindow>
)

export const bad = (
  <SmallWindow {...likeWindow}>
    {face}
    <strong>You have a new admirer</strong>
    <p>Margit, 58, looked at your profile three times and is waiting for an answer.</p>
    <Button tone="secondary">Like back</Button>
    <Button tone="secondary">Send a gift</Button>
  </SmallWindow>
)
