'use client'
import { clsx } from 'clsx'
import type { Ref } from 'react'
import { Label } from 'react-aria-components/Label'
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider'
import { field, label as labelClass } from '../internal/field.css.ts'
import { given } from '../internal/given.ts'
import { InLocale } from '../internal/InLocale.tsx'
import { fill, head, lane, output, thumb, track } from './Slider.css.ts'

/** The lower and the upper end. */
export type SliderRange = readonly [from: number, to: number]

export interface SliderProps {
  readonly label: string
  /** What each knob sets, as "Age from" and "Age to". */
  readonly thumbLabels: readonly [from: string, to: string]
  /** The range in words, as "25 to 40". */
  readonly valueText: (range: SliderRange) => string
  readonly minValue: number
  readonly maxValue: number
  readonly step?: number | undefined
  readonly value?: SliderRange | undefined
  readonly defaultValue?: SliderRange | undefined
  /** Called all the while a knob moves. */
  readonly onChange?: ((range: SliderRange) => void) | undefined
  /** Called once, when the knob is let go. */
  readonly onChangeEnd?: ((range: SliderRange) => void) | undefined
  /** Send both ends with a plain form. */
  readonly names?: readonly [from: string, to: string] | undefined
  /** BCP 47 tag of the page: decides how figures are read out and which end is the start. */
  readonly locale?: string | undefined
  readonly isDisabled?: boolean | undefined
  readonly className?: string | undefined
  readonly ref?: Ref<HTMLDivElement> | undefined
}

const rangeOf = ([from = 0, to = from]: readonly number[]): SliderRange => [from, to]

/** A range between two knobs, with its ends in words. */
export const Slider = ({
  label,
  thumbLabels,
  valueText,
  minValue,
  maxValue,
  step = 1,
  value,
  defaultValue,
  onChange,
  onChangeEnd,
  names,
  locale,
  isDisabled = false,
  className,
  ref,
  ...marks
}: SliderProps) => (
  <InLocale locale={locale}>
    <AriaSlider<number[]>
      {...marks}
      {...given({ value: value && [...value] })}
      defaultValue={[...(defaultValue ?? [minValue, maxValue])]}
      ref={ref ?? null}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      isDisabled={isDisabled}
      onChange={(next) => onChange?.(rangeOf(next))}
      onChangeEnd={(next) => onChangeEnd?.(rangeOf(next))}
      className={clsx(field, className)}
    >
      <div className={head}>
        <Label className={labelClass}>{label}</Label>
        <SliderOutput className={output}>
          {({ state }) => valueText(rangeOf(state.values))}
        </SliderOutput>
      </div>
      <div className={lane}>
        <SliderTrack className={track}>
          <SliderFill className={fill} />
          {thumbLabels.map((thumbLabel, index) => (
            <SliderThumb
              key={thumbLabel}
              index={index}
              aria-label={thumbLabel}
              className={thumb}
              {...given({ name: names?.[index] })}
            />
          ))}
        </SliderTrack>
      </div>
    </AriaSlider>
  </InLocale>
)
