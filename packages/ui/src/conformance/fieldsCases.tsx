import { Checkbox } from '../Checkbox/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DateField } from '../DateField/index.ts'
import { FileDrop } from '../FileDrop/index.ts'
import { Form } from '../Form/index.ts'
import { InterestPicker } from '../InterestPicker/index.ts'
import { MapChoice } from '../MapChoice/index.ts'
import { NativeSelect } from '../NativeSelect/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { Select } from '../Select/index.ts'
import { Slider } from '../Slider/index.ts'
import { Switch } from '../Switch/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { type Cases, options } from './parts.tsx'

export const fieldsCases: Cases = {
  Checkbox: { draw: (className) => <Checkbox className={className}>Yes</Checkbox> },
  ComboBox: {
    draw: (className) => (
      <ComboBox
        className={className}
        label="One of many"
        options={options}
        openLabel="Show all"
        emptyText="None"
      />
    ),
  },
  DateField: { draw: (className) => <DateField className={className} label="Date of birth" /> },
  FileDrop: { draw: (className) => <FileDrop className={className} label="Choose" /> },
  Form: {
    draw: (className) => (
      <Form
        className={className}
        summaryTitle="Look at these"
        faults={[{ name: 'a', text: 'Fill this in' }]}
      >
        Fields
      </Form>
    ),
  },
  InterestPicker: {
    draw: (className) => (
      <InterestPicker
        className={className}
        label="Interests"
        options={[{ id: 'wine', label: 'Wine' }]}
        defaultValue={['wine']}
      />
    ),
  },
  MapChoice: {
    draw: (className) => (
      <MapChoice
        className={className}
        label="Regions"
        viewBox="0 0 9 9"
        regions={[{ id: 'a', label: 'A', path: 'M0 0H9V9Z' }]}
        defaultValue="a"
      />
    ),
  },
  NativeSelect: {
    draw: (className) => <NativeSelect className={className} label="One of" options={options} />,
  },
  NumberField: {
    draw: (className) => (
      <NumberField
        className={className}
        label="Height"
        lessLabel="Less"
        moreLabel="More"
        defaultValue={1720}
      />
    ),
  },
  PasswordField: {
    draw: (className) => (
      <PasswordField
        className={className}
        label="Password"
        autoComplete="new-password"
        showLabel="Show"
        hideLabel="Hide"
      />
    ),
  },
  RadioGroup: {
    draw: (className) => <RadioGroup className={className} label="One of" options={options} />,
  },
  Select: {
    draw: (className) => <Select className={className} label="One of" options={options} />,
  },
  Slider: {
    draw: (className) => (
      <Slider
        className={className}
        label="Age"
        thumbLabels={['From', 'To']}
        valueText={([from, to]) => `${from} to ${to}`}
        minValue={18}
        maxValue={99}
      />
    ),
  },
  Switch: { draw: (className) => <Switch className={className} label="On" /> },
  TextArea: { draw: (className) => <TextArea className={className} label="About" /> },
  TextField: { draw: (className) => <TextField className={className} label="E-mail" /> },
}
