import { Button } from '../Button/index.ts'
import { CountdownTimer } from '../CountdownTimer/index.ts'
import { PriceTag } from '../PriceTag/index.ts'
import { ProfileFacts } from '../ProfileFacts/index.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'

export const good = (
  <DialogPicture
    title="You need more credits"
    description="Your message to Anna is kept and sent after your purchase."
    actions={
      <>
        <Button variant="quiet" tone="neutral">
          Later
        </Button>
        <Button>See packages</Button>
      </>
    }
  >
    <ProfileFacts
      variant="rows"
      facts={[
        { id: 'cost', label: 'This costs', value: '10 credits' },
        { id: 'balance', label: 'You have', value: '2 credits' },
        { id: 'missing', label: 'Missing', value: '8 credits' },
      ]}
    />
  </DialogPicture>
)

export const bad = (
  <DialogPicture
    title="Others are waiting for you"
    description="This price is gone in"
    actions={<Button isWide>Buy now</Button>}
  >
    <CountdownTimer secondsLeft={59} label="This price is gone in" size="lg" />
    <PriceTag
      credits={100}
      price={{ amount: 4500, currency: 'EUR' }}
      formerPrice={{ amount: 19_900, currency: 'EUR' }}
    />
  </DialogPicture>
)
