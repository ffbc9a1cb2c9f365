import type { ReactNode } from "react";
import { useLocale, useTranslations } from "#texts";
import {
  CheckboxField,
  CheckboxGroupField,
  NumberField,
  SelectField,
  TextField,
} from "@/components/form/fields";
import { useNames } from "@/lib/client/names";
import { numberBounds, type OwnProfileForm } from "@/lib/features/experts/profile-schemas";
import type { FullExpert } from "@/lib/features/experts/schemas";
import { volumeDiscountTexts } from "@/lib/features/pricing/texts";
import { availabilities, travelsToWork, workArrangements } from "@/lib/shared/availability";
import { formatEuros, toCents } from "@/lib/shared/format-money";
import { formatUnit } from "@/lib/shared/format-numbers";
import { Fact, Facts, ProfileSection } from "./section";

/** At what rate, when and where; `children` stand between when and how. */
export function WorkFields({
  availabilityLabel,
  children,
}: {
  availabilityLabel: string;
  children?: ReactNode;
}) {
  const t = useTranslations("OwnProfile");
  const locale = useLocale();
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const inputs = useTranslations("Inputs");
  const arrangement = useTranslations("Choices.arrangement");
  const availability = useTranslations("Choices.availabilityInFull");
  return (
    <>
      <ProfileSection title={person("rateAndAvailability")} columns>
        <NumberField<OwnProfileForm>
          name="hourlyRate"
          label={work("hourlyRate")}
          help={inputs("hourlyRateHelp")}
          unit={t("fields.perHour")}
          min={1}
          max={1000}
          required
        />
        <SelectField<OwnProfileForm> name="availability" label={availabilityLabel} required>
          {availabilities.map((each) => (
            <option key={each} value={each}>
              {availability(each)}
            </option>
          ))}
        </SelectField>
        {children}
        <CheckboxField<OwnProfileForm>
          name="acceptsVolumeDiscount"
          label={inputs("acceptsVolumeDiscount")}
          help={t("fields.acceptsVolumeDiscountHelp", volumeDiscountTexts(locale))}
        />
        <CheckboxGroupField<OwnProfileForm>
          name="workArrangement"
          label={work("arrangement")}
          options={workArrangements.map((value) => ({ value, label: arrangement(value) }))}
        />
      </ProfileSection>
      <ProfileSection title={t("sections.location")} columns>
        <TextField<OwnProfileForm>
          name="location"
          label={work("location")}
          help={t("fields.locationHelp")}
          autoComplete="address-level2"
          optional
        />
        <NumberField<OwnProfileForm>
          name="workRadius"
          label={person("travelRange")}
          help={t("fields.workRadiusHelp")}
          unit={inputs("kilometres")}
          {...numberBounds.workRadius}
          optional
        />
      </ProfileSection>
    </>
  );
}

/** What the own profile asks beside what the dashboard asks too. */
export function HoursField() {
  const t = useTranslations("OwnProfile");
  return (
    <NumberField<OwnProfileForm>
      name="weeklyAvailabilityHours"
      label={t("fields.weeklyAvailabilityHours")}
      unit={t("fields.hoursPerWeek")}
      {...numberBounds.weeklyAvailabilityHours}
      optional
    />
  );
}

/** A whole rate without cents, any other with them: what stands here is exact. */
const exactRate = (euros: number, locale: string) =>
  formatEuros(toCents(euros), locale, { fractionDigits: Number.isInteger(euros) ? 0 : 2 });

/** The same to read. */
export function WorkFacts({ expert }: { expert: FullExpert }) {
  const t = useTranslations("OwnProfile");
  const estimate = useTranslations("Fields.estimate");
  const person = useTranslations("Fields.person");
  const work = useTranslations("Fields.work");
  const arrangement = useTranslations("Choices.arrangement");
  const availability = useTranslations("Choices.availabilityInFull");
  const locale = useLocale();
  const names = useNames();
  const { weeklyAvailabilityHours: hours, workRadius: kilometres } = expert;
  return (
    <>
      <ProfileSection title={person("rateAndAvailability")}>
        <Facts>
          <Fact label={work("hourlyRate")}>
            <span className="tabular">{exactRate(expert.hourlyRate, locale)}</span>
          </Fact>
          <Fact label={estimate("volumeDiscount")}>
            {t(expert.acceptsVolumeDiscount ? "view.discountGiven" : "view.discountNone")}
          </Fact>
          <Fact label={work("availability")}>{availability(expert.availability)}</Fact>
          <Fact label={t("fields.weeklyAvailabilityHours")}>
            {hours === null ? null : formatUnit(hours, "hour-per-week", locale)}
          </Fact>
          <Fact label={work("arrangement")}>
            {expert.workArrangement.map((each) => arrangement(each)).join(", ")}
          </Fact>
        </Facts>
      </ProfileSection>
      <ProfileSection title={t("sections.location")}>
        <Facts>
          <Fact label={work("location")}>{names.place(expert.location)}</Fact>
          {travelsToWork(expert) ? (
            <Fact label={person("travelRange")}>
              {kilometres === null ? null : t("view.radius", { kilometres })}
            </Fact>
          ) : null}
        </Facts>
      </ProfileSection>
    </>
  );
}
