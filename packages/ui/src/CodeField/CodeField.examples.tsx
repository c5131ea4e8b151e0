import { Button } from '../Button/index.ts'
import { Stack } from '../stories/pictures/layout.tsx'
import { CodeField } from './index.ts'

export const good = (
  <Stack>
    <CodeField
      label="Code from the text message"
      description="We sent it to the number that ends in 42. It is valid for ten minutes."
      defaultValue="402"
    />
    <Button size="sm" variant="quiet" tone="neutral">
      Send a new code
    </Button>
  </Stack>
)

export const bad = (
  <Stack>
    <CodeField label="Code" errorMessage="Invalid." />
  </Stack>
)
