import { Checkbox } from '../Checkbox/index.ts'
import { CodeField } from '../CodeField/index.ts'
import { ComboBox } from '../ComboBox/index.ts'
import { DateField } from '../DateField/index.ts'
import { FileDrop } from '../FileDrop/index.ts'
import { Form } from '../Form/index.ts'
import { InterestPicker } from '../InterestPicker/index.ts'
import { NumberField } from '../NumberField/index.ts'
import { PasswordField } from '../PasswordField/index.ts'
import { PhotoCropper } from '../PhotoCropper/index.ts'
import { RadioGroup } from '../RadioGroup/index.ts'
import { SearchField } from '../SearchField/index.ts'
import { Select } from '../Select/index.ts'
import { Slider } from '../Slider/index.ts'
import { Switch } from '../Switch/index.ts'
import { TextArea } from '../TextArea/index.ts'
import { TextField } from '../TextField/index.ts'
import { type Cases, options, photo } from './fixtures.tsx'

export const fieldsCases: Cases = {
  Checkbox: { render: (rootProps) => <Checkbox {...rootProps}>Yes</Checkbox> },
  ComboBox: {
    render: (rootProps) => <ComboBox {...rootProps} label="One of many" options={options} />,
  },
  DateField: {
    render: (rootProps) => <DateField {...rootProps} label="Date of birth" />,
  },
  FileDrop: { render: (rootProps) => <FileDrop {...rootProps} label="Choose" /> },
  Form: {
    render: (rootProps) => (
      <Form {...rootProps} errors={[{ name: 'a', message: 'Fill this in' }]}>
        Fields
      </Form>
    ),
  },
  InterestPicker: {
    render: (rootProps) => (
      <InterestPicker
        {...rootProps}
        label="Interests"
        options={[{ id: 'wine', label: 'Wine' }]}
        defaultValue={['wine']}
      />
    ),
  },
  NumberField: {
    render: (rootProps) => <NumberField {...rootProps} label="Height" defaultValue={1720} />,
  },
  PasswordField: {
    render: (rootProps) => (
      <PasswordField {...rootProps} label="Password" autoComplete="new-password" />
    ),
  },
  RadioGroup: {
    render: (rootProps) => <RadioGroup {...rootProps} label="One of" options={options} />,
  },
  Select: {
    render: (rootProps) => <Select {...rootProps} label="One of" options={options} />,
  },
  Slider: {
    render: (rootProps) => (
      <Slider {...rootProps} label="Age" isRange minValue={18} maxValue={99} />
    ),
  },
  Switch: { render: (rootProps) => <Switch {...rootProps} label="On" /> },
  TextArea: { render: (rootProps) => <TextArea {...rootProps} label="About" /> },
  TextField: { render: (rootProps) => <TextField {...rootProps} label="E-mail" /> },
  CodeField: {
    render: (rootProps) => <CodeField {...rootProps} label="Code" defaultValue="402" />,
  },
  PhotoCropper: {
    render: (rootProps) => <PhotoCropper {...rootProps} src={photo.src} label="Photo" />,
  },
  SearchField: {
    render: (rootProps) => <SearchField {...rootProps} label="Find" defaultValue="Anna" />,
  },
}
