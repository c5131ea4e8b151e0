import './memberNav.ts'
import './signupDialog.ts'
