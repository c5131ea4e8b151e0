export {
  PermissionPrompt,
  type PermissionPromptProps,
  type PermissionState,
} from './PermissionPrompt.tsx'
