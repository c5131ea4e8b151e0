import { Button } from '../Button/index.ts'
import { FileDrop } from '../FileDrop/index.ts'
import { DialogPicture } from '../stories/pictures/DialogPicture.tsx'
import { noop, Stack } from '../stories/pictures/layout.tsx'
import { ReportFlow } from './index.ts'

export const good = (
  <Stack>
    <ReportFlow
      evidence={<p>Could you lend me 200 euros until Friday?</p>}
      reasons={[
        { id: 'scam', label: 'Asking for money, or fraud' },
        { id: 'harassment', label: 'Threats, insults or harassment' },
        { id: 'other', label: 'Something else' },
      ]}
      onSubmit={noop}
      onDone={noop}
    />
  </Stack>
)

export const bad = (
  <DialogPicture
    title="Do you really want to report Joris?"
    description="Reports without proof are not processed."
    actions={
      <Button isWide isDisabled>
        I am sure
      </Button>
    }
  >
    <FileDrop label="Upload proof" />
  </DialogPicture>
)
