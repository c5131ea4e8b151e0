'use client'
import { clsx } from 'clsx'
import ImagePlus from 'lucide-react/icons/image-plus'
import { type DragEvent, useId, useState } from 'react'
import { visuallyHidden } from '../base/index.ts'
import type { FieldProps } from '../internal/field.types.ts'
import { useLabels } from '../internal/labels.ts'
import { describedBy, NativeFieldMessages } from '../internal/NativeFieldMessages.tsx'
import * as css from './FileDrop.css.ts'

export interface FileDropProps extends FieldProps<HTMLDivElement> {
  /** Same as `<input accept>`. */
  readonly accept?: string | undefined
  readonly isMultiple?: boolean | undefined
  /** While files are being sent. */
  readonly isPending?: boolean | undefined
  /** Share that has been sent, 0 to 1; without it the bar moves without an end. */
  readonly progress?: number | undefined
  readonly onFiles?: ((files: readonly File[]) => void) | undefined
  /** `tile` fills a 4:5 cell of a photo grid. */
  readonly variant?: 'area' | 'tile' | undefined
}

/** Photo upload by button, drag and drop, or camera on phones. */
export function FileDrop({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  accept = 'image/*',
  isMultiple = false,
  isRequired,
  isDisabled = false,
  isPending = false,
  progress,
  name,
  onBlur,
  onFiles,
  variant = 'area',
  className,
  ...rest
}: FileDropProps) {
  const id = useId()
  const labels = useLabels()
  const [isOver, setOver] = useState(false)
  const give = (files: FileList | null) => {
    if (files !== null && files.length > 0)
      onFiles?.([...files].slice(0, isMultiple ? undefined : 1))
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isDisabled && !isPending) give(event.dataTransfer.files)
  }
  return (
    <div {...rest} className={clsx(css.field, className)}>
      <label
        className={css.area({ variant })}
        data-over={isOver || undefined}
        data-pending={isPending || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <input
          type="file"
          className={css.input}
          accept={accept}
          multiple={isMultiple}
          disabled={isDisabled || isPending}
          onBlur={onBlur}
          name={name}
          required={isRequired}
          aria-invalid={errorMessage === undefined ? undefined : true}
          aria-describedby={describedBy(id, description, errorMessage)}
          onChange={(event) => {
            give(event.currentTarget.files)
            if (onFiles !== undefined) event.currentTarget.value = ''
          }}
        />
        <span className={css.icon}>
          <ImagePlus size="1.6em" strokeWidth={1.5} />
        </span>
        <span className={isLabelHidden ? visuallyHidden : css.label}>
          {isPending ? labels('file.sending') : label}
        </span>
        {isPending ? (
          <progress className={css.progress} value={progress} aria-label={labels('file.sending')} />
        ) : null}
        {isPending || isDisabled ? null : <span className={css.drop}>{labels('file.drop')}</span>}
      </label>
      <NativeFieldMessages id={id} description={description} errorMessage={errorMessage} />
    </div>
  )
}
