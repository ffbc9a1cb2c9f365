import { useId, useRef, useState } from "react";
import { useTranslations } from "#texts";
import { FieldShell, OptionalMark } from "@/components/form/field-shell";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { NativeSelect } from "@/components/ui/native-select";
import { ApiError, serverMessage } from "@/lib/client/api";
import { createAttempts } from "@/lib/client/idempotency-key";
import { toast } from "@/lib/client/toast";
import { addPaper } from "@/lib/features/contractor-liability/client";
import { type PaperKind, paperFile, paperKinds } from "@/lib/features/contractor-liability/rules";

const megabytes = paperFile.maxBytes / (1024 * 1024);

/** The form of the expert for one paper: which, of what day, and its file. */
export function AddPaper({
  contractId,
  today,
  onAdded,
}: {
  contractId: number;
  /** In Helsinki, "YYYY-MM-DD". */
  today: string;
  onAdded: () => Promise<void>;
}) {
  const t = useTranslations("ContractorLiability.upload");
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [attemptFor] = useState(createAttempts);
  const [isSending, setSending] = useState(false);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const none = <OptionalMark show={false} />;

  async function add(data: FormData) {
    const file = data.get("file");
    if (!(file instanceof File) || isSending) return;
    const paper = { kind: data.get("kind") as PaperKind, issuedOn: String(data.get("issuedOn")), file };
    setErrors({});
    setSending(true);
    try {
      const { kind, issuedOn } = paper;
      const content = { kind, issuedOn, name: file.name, size: file.size, changed: file.lastModified };
      await addPaper(contractId, paper, attemptFor(content).key);
      toast({ title: t("added") });
      form.current?.reset();
      await onAdded();
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.body?.fieldErrors ?? {});
      toast({ title: t("failed"), description: serverMessage(error, ""), variant: "destructive" });
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      ref={form}
      aria-label={t("title")}
      className="space-y-4"
      // What is wrong stands beside the field, in the language of the page, where the browser would use its own.
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add(new FormData(event.currentTarget));
      }}
    >
      <h3 className="text-subheading">{t("title")}</h3>
      <FieldShell
        id={`${id}-kind`}
        label={t("kind")}
        optionalMark={none}
        error={errors.kind}
        errorId={`${id}-kind-error`}
      >
        <NativeSelect id={`${id}-kind`} name="kind" required>
          <Kinds />
        </NativeSelect>
      </FieldShell>
      <FieldShell
        id={`${id}-day`}
        label={t("issuedOn")}
        optionalMark={none}
        error={errors.issuedOn}
        errorId={`${id}-day-error`}
      >
        <Input
          id={`${id}-day`}
          name="issuedOn"
          type="date"
          required
          max={today}
          aria-invalid={errors.issuedOn ? true : undefined}
          aria-describedby={errors.issuedOn ? `${id}-day-error` : undefined}
        />
      </FieldShell>
      <FieldShell
        id={`${id}-file`}
        label={t("file")}
        optionalMark={none}
        help={t("fileHelp", { megabytes })}
        helpId={`${id}-file-help`}
        error={errors.file}
        errorId={`${id}-file-error`}
      >
        <Input
          id={`${id}-file`}
          name="file"
          type="file"
          required
          accept={paperFile.types.join(",")}
          aria-invalid={errors.file ? true : undefined}
          aria-describedby={errors.file ? `${id}-file-help ${id}-file-error` : `${id}-file-help`}
        />
      </FieldShell>
      <Button type="submit" variant="accent" aria-disabled={isSending}>
        {t(isSending ? "adding" : "add")}
      </Button>
    </form>
  );
}

function Kinds() {
  const t = useTranslations("ContractorLiability.kinds");
  return paperKinds.map((kind) => (
    <option key={kind} value={kind}>
      {t(kind)}
    </option>
  ));
}
