import { from, until } from "../text";
import { list, type Profession } from "./profession";

export const artificialIntelligence: readonly Profession[] = [
  {
    name: "LLM Engineer",
    field: "ai",
    weight: 4,
    minYears: 2,
    leads: ["Lead LLM Engineer", "Principal Generative AI Engineer", "Generative AI Architect"],
    niches: [
      ["LLM & RAG Engineer", "RAG"],
      ["AI Agent Developer", "AI Agents"],
      ["Generative AI Engineer", "Generative AI"],
    ],
    rate: [80, 205],
    core: list("LLM, Python, RAG, Prompt Engineering"),
    optional: list(
      "LangChain, LangGraph, Generative AI, AI Agents, Azure OpenAI, Vector Databases, Fine-tuning, NLP, FastAPI, Docker, Azure, AWS, TypeScript, Hugging Face, PostgreSQL, Elasticsearch",
    ),
    free: list("LLM red teaming, Finnish-language evaluation sets"),
    industries: ["banking", "insurance", "public", "saas", "media", "health", "energy"],
    openings: [
      "I build language-model features that survive contact with real users: retrieval, evaluation, guardrails and a cost per answer somebody has agreed to.",
      from(
        5,
        "A backend developer for most of my {years} years in software, working with large language models full time for the last {recent}.",
      ),
      from(
        4,
        "I turn piles of internal documents into assistants that cite their sources and admit when they do not know.",
      ),
      until(
        4,
        "I have shipped {two|three} language-model products to production and broken enough prototypes to know why they fail.",
      ),
    ],
    achievements: [
      "For {client} I built a RAG assistant over {20-90},000 internal documents; {60-78}% of first-line questions are now answered without a ticket.",
      "Cut the cost of an answer from {9-14} cents to under {2-4} by routing easy questions to a small model, with no measurable loss of quality.",
      "At {client} my evaluation set of {300-900/50} real questions caught {two|three|four} regressions before customers did.",
      "Wrote an agent that reads incoming invoices and contracts for {client}; it handles {300-1200/100} documents a day and sends the doubtful {6-12}% to a person.",
      from(
        5,
        "Led the move of {client} from a vendor chatbot to their own assistant in {ten|twelve|fourteen} weeks, hosted in the EU.",
      ),
      "Brought hallucinated answers in Finnish from {14-19}% down to {2-5}% for {client}, mostly through better chunking and a stricter refusal rule.",
    ],
    prose: [
      [
        "Fine-tuning",
        "When prompting is not enough I fine-tune small open models; the latest one runs on a single GPU in the customer's own data centre.",
      ],
      [
        "Elasticsearch",
        "I know Elasticsearch from the inside, which is half of every good retrieval system.",
      ],
    ],
  },
  {
    name: "Machine Learning Engineer",
    field: "ai",
    weight: 4,
    minYears: 1,
    leads: [
      "Lead Machine Learning Engineer",
      "Principal Machine Learning Engineer",
      "Head of Machine Learning",
    ],
    niches: [
      ["Machine Learning Engineer (Recommendation)", "Recommender Systems"],
      ["Deep Learning Engineer", "Deep Learning"],
    ],
    rate: [72, 185],
    core: list("Machine Learning, Python, PyTorch, SQL"),
    optional: list(
      "TensorFlow, Deep Learning, scikit-learn, MLOps, AWS, Azure, Google Cloud, Docker, Kubernetes, Apache Spark, Recommender Systems, Time Series Forecasting, Feature Engineering, MLflow, Databricks, FastAPI",
    ),
    free: list("Edge inference on ARM"),
    industries: ["retail", "saas", "games", "telecom", "manufacturing", "media", "banking"],
    openings: [
      "I take models from a notebook to a service that answers in milliseconds and tells you when it is going stale.",
      "Machine learning engineer with {years} years of production models behind me, most of them unglamorous and still running.",
      from(
        6,
        "I have built recommendation, pricing and anomaly detection systems, and kept them alive long enough to see my own mistakes.",
      ),
    ],
    achievements: [
      "Rebuilt the recommendations of {client:retail|media}: clicks up {11-24}%, and the service went from {300-450/10} ms to {25-60} ms.",
      "My churn model for {client:telecom|saas|media} finds {58-74}% of leaving customers {four|six|eight} weeks ahead; the retention team works from its list every Monday.",
      "Replaced a nightly scoring batch at {client:telecom|games|banking|retail} with a streaming service that handles {2-9},000 events a second on {three|four|six} small machines.",
      "Anomaly detection I built for {client:manufacturing} flagged {two|three} bearing failures in its first winter, each worth about {40-90/5},000 euros of downtime.",
      from(5, "Set up the model lifecycle at {client}: releases went from one a quarter to one a week."),
      until(
        5,
        "In my latest project I trained and deployed a demand model for {client:retail|food} that cut waste by {9-17}%.",
      ),
    ],
    prose: [
      [
        "Reinforcement Learning",
        "My thesis was on reinforcement learning, and I have since used it once in production, for price tests, carefully.",
      ],
      ["Rust", "The hot path of my latest service is in Rust, which I read and write without fear."],
    ],
  },
  {
    name: "MLOps Engineer",
    field: "platform",
    weight: 3,
    minYears: 3,
    leads: ["Lead MLOps Engineer", "Machine Learning Platform Architect", "Principal MLOps Engineer"],
    niches: [
      ["MLOps Engineer (Azure ML)", "Azure Machine Learning"],
      ["MLOps & Databricks Engineer", "Databricks"],
    ],
    rate: [80, 180],
    core: list("MLOps, Python, Docker, Kubernetes, CI/CD"),
    optional: list(
      "MLflow, Terraform, AWS, Azure, Google Cloud, Azure Machine Learning, Databricks, Kubeflow, Apache Airflow, Prometheus, Grafana, Machine Learning, GitHub Actions, PostgreSQL",
    ),
    free: list("Model cards and audit trails"),
    industries: ["banking", "insurance", "retail", "manufacturing", "telecom", "health"],
    openings: [
      "I give data scientists a road from idea to production that takes days instead of quarters.",
      "Infrastructure engineer by trade, with {years} years of pipelines, registries and GPU bills behind me.",
      from(
        5,
        "I build machine learning platforms small enough for a team of five and strict enough for an auditor.",
      ),
    ],
    achievements: [
      "At {client} the time from trained model to production fell from {six|seven|nine} weeks to {two|three} days.",
      "Built drift monitoring for {18-60} models at {client}; {three|four|five} were quietly wrong, and nobody had noticed.",
      "Cut the GPU bill of {client} by {35-58}% with spot instances, scheduling and one awkward conversation.",
      "Migrated {25-80} models of {client} to a common registry with lineage from training data to prediction.",
      from(6, "Wrote the deployment standard that {five|seven|nine} teams at {client} still follow."),
    ],
    prose: [
      [
        "Apache Kafka",
        "Feature streams usually mean Kafka, and I have operated clusters through two major upgrades without losing a message.",
      ],
      [
        "Linux",
        "I am at home on bare Linux and can debug a driver problem when the GPU vanishes on a Friday.",
      ],
    ],
  },
  {
    name: "Computer Vision Engineer",
    field: "ai",
    weight: 3,
    minYears: 1,
    leads: [
      "Lead Computer Vision Engineer",
      "Computer Vision Researcher, D.Sc. (Tech.)",
      "Principal Vision Scientist",
    ],
    niches: [
      ["Machine Vision Engineer", "OpenCV"],
      ["Computer Vision Researcher", "Deep Learning"],
    ],
    rate: [72, 178],
    core: list("Computer Vision, Python, PyTorch, OpenCV"),
    optional: list(
      "Deep Learning, C++, Image Processing, Object Detection, TensorFlow, Edge AI, CUDA, Docker, Machine Learning, ROS, Linux, AWS",
    ),
    free: list("Hyperspectral imaging, Camera calibration"),
    industries: ["manufacturing", "forestry", "health", "logistics", "maritime", "food"],
    openings: [
      "I teach cameras to see what a tired inspector misses at four in the morning.",
      "Computer vision for {years} years, mostly in places with dust, frost and bad lighting.",
      from(
        7,
        "Doctor of science in image analysis, now applying it where there is a conveyor belt or a crane.",
      ),
    ],
    achievements: [
      "A defect detector I delivered to {client:manufacturing} finds {93-98}% of surface faults at {18-40} parts a second and paid for itself in {five|seven|eight} months.",
      "Counted logs from a moving truck for {client:forestry}: the error fell from {6-9}% by hand to {1-2}%.",
      "Segmentation of CT images for {client:health}, reviewed by {three|four} radiologists and running beside them every day.",
      "Brought an inspection model of {client:manufacturing|food|logistics} from a server to a fanless edge device, {11-19} times cheaper per line.",
      "Labelled data was scarce at {client:manufacturing|maritime|logistics}, so I generated {20-80},000 synthetic images and halved the annotation budget.",
      from(
        6,
        "Co-author of {four|six|nine} peer-reviewed articles and {two|three} granted patents in visual inspection.",
      ),
    ],
    prose: [
      [
        "Photogrammetry",
        "Photogrammetry and point clouds were my first job, and they still come in handy on building sites.",
      ],
      ["ROS", "I have put several models onto robots with ROS 2 and know how unforgiving their clocks are."],
    ],
  },
  {
    name: "NLP Engineer",
    field: "ai",
    weight: 3,
    minYears: 2,
    leads: ["Lead NLP Engineer", "Language Technology Lead", "Principal NLP Scientist"],
    niches: [
      ["Speech & Language Engineer", "Speech Recognition"],
      ["Conversational AI Developer", "Chatbots"],
    ],
    rate: [72, 172],
    core: list("NLP, Python, Hugging Face, Machine Learning"),
    optional: list(
      "LLM, PyTorch, Speech Recognition, Chatbots, Information Retrieval, Semantic Search, spaCy, Elasticsearch, Deep Learning, SQL, Azure, Knowledge Graphs",
    ),
    free: list("Finnish morphology, Sámi language resources"),
    industries: ["public", "media", "health", "insurance", "banking", "telecom"],
    openings: [
      "Finnish has fifteen cases and no mercy; I make language technology that copes with it.",
      "I work on text and speech, in Finnish, Swedish and English, with {years} years of systems in daily use.",
      from(
        4,
        "A linguist who learned to program, or the other way round; either way I read the errors one by one.",
      ),
    ],
    achievements: [
      "Automatic classification of customer mail at {client:insurance|telecom|banking|public}: {72-86}% goes straight to the right team, in {two|three} languages.",
      "De-identified {1-4}.{2-8} million patient notes for {client:health} with a recall above {98|99}%, checked by hand on a sample of {2-5},000.",
      "A dictation model tuned for {client:health|public} cut the word error rate in Finnish from {17-22}% to {7-10}%.",
      "Built the archive search of {client:media|public}, which understands compound words; failed searches dropped by {31-47}%.",
      "Replaced a {rule tree|scripted bot} of {600-1400/100} hand-written rules at {client:insurance|telecom|banking} with a model a third of the size and twice as accurate.",
    ],
    prose: [
      [
        "Knowledge Graphs",
        "I have modelled ontologies and knowledge graphs for libraries, and I still think they are underrated.",
      ],
      [
        "Machine Translation",
        "Machine translation between Finnish and Swedish is a side interest that has turned into paid work twice.",
      ],
    ],
  },
];
