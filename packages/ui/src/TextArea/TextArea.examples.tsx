import { Stack } from '../stories/pictures/layout.tsx'
import { TextArea } from './index.ts'

export const good = (
  <Stack>
    <TextArea
      label="About you"
      description="What does a good Sunday look like? Two or three sentences are enough."
      defaultValue="Coffee first, then a long walk with no plan."
      maxLength={200}
    />
  </Stack>
)

export const bad = (
  <Stack>
    <TextArea
      label="About you"
      placeholder="Write two or three sentences, at most 200 characters"
    />
  </Stack>
)
