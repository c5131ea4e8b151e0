import { Sheet } from '@bouquet/ui/Sheet'
import { useState } from 'react'
import { ReportForm } from './ReportForm.tsx'
import type { ReportTarget } from './reportTarget.ts'

interface ReportDialogProps {
  readonly target: ReportTarget
  readonly isOpen: boolean
  readonly onClose: (isBlocked: boolean) => void
}

/** Reports a profile, a photo or a message, and blocks the member as well if wanted. */
export default function ReportDialog({ target, isOpen, onClose }: ReportDialogProps) {
  const [isBlocked, setBlocked] = useState(false)
  const close = () => onClose(isBlocked)
  return (
    <Sheet isOpen={isOpen} onOpenChange={close} title={target.title}>
      <ReportForm target={target} onBlocked={() => setBlocked(true)} onDone={close} />
    </Sheet>
  )
}
