/** The message that says an automation status: −1 BEFORE, 0 FAILED, 1 SUCCESS, anything else a dash (QUE-20). */
export function automationKey(status: number) {
  switch (status) {
    case -1:
      return "automation.before";
    case 0:
      return "automation.failed";
    case 1:
      return "automation.success";
    default:
      return "cell.none";
  }
}
