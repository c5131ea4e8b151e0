import { Button } from '../Button/index.ts'
import { portrait } from '../stories/people.ts'
import { Row, Stack } from '../stories/pictures/layout.tsx'
import { PhotoCropper } from './index.ts'

const { src } = portrait(4)

export const good = (
  <Stack maxInlineSize="16rem">
    <PhotoCropper src={src} label="Choose what others see" />
    <Row>
      <Button variant="quiet" tone="neutral">
        Skip
      </Button>
      <Button>Save</Button>
    </Row>
  </Stack>
)

export const bad = (
  <Stack maxInlineSize="16rem">
    <PhotoCropper src={src} label="Crop your photo to go on" />
    <Button isWide isDisabled>
      Next
    </Button>
  </Stack>
)
