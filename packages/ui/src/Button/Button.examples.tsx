import { Button } from './index.ts'

export const good = (
  <>
    <Button>Block Anna</Button>
    <Button variant="quiet" tone="neutral">
      Not now
    </Button>
  </>
)

export const bad = (
  <>
    <Button>OK</Button>
    <Button isDisabled>Cancel</Button>
    <Button tone="secondary">Not now</Button>
  </>
)
