import { vars } from '@bouquet/theme/vars'
import { Button } from '../Button/index.ts'
import { Slider } from '../Slider/index.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'

const age = <Slider label="Age" isRange minValue={18} maxValue={99} defaultValue={[30, 50]} />

export const good = (
  <DialogPicture title="Filters" actions={<Button isWide>Show 24 people</Button>}>
    {age}
  </DialogPicture>
)

const handle = (
  <div
    style={{
      inlineSize: '3rem',
      blockSize: '0.3rem',
      marginInline: 'auto',
      borderRadius: vars.radius.pill,
      background: vars.color.border.control,
    }}
  />
)

export const bad = (
  <DialogPicture media={handle} title="Filters">
    <span>
      <Button size="sm">Show people</Button>
    </span>
    {age}
    <DialogPicture media={handle} title="Region" />
  </DialogPicture>
)
