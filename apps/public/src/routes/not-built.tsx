import { PlannedPage } from "@gatehouse/features/shell/traveller/planned";

export const NotBuilt = () => <PlannedPage startHref="/" />;
